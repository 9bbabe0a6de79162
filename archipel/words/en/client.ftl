# The table in the browser.
client-welcome = Four games, one table. Take a seat.
client-guest = Guest
client-play-now = Play now
client-new-table = New table
client-my-games = My games
client-status-open = waiting for players
client-status-playing = in play
client-status-over = finished
client-status-closed = closed
client-unofficial = An unofficial project: our own words, drawings and code. The games' names only say what is implemented.
client-menu = Menu
client-tables = Tables
client-rules = Rules
client-settings = Settings
client-home = Home
client-no-table = There is no such table
client-no-tables = No table is open. Open one!
client-connecting = One moment…
client-offline = The connection is lost; we keep trying.
client-watching = You are watching.
client-your-turn = Your turn
client-confirm = Confirm
client-do-it = Do it
client-cancel = Cancel
client-close = Close
client-undo = Take back
client-actions = Actions
client-board = Board
client-compose = In the notation ({ $verbs }):
client-log = Log
client-chat = Chat
client-message = Message
client-send = Send
client-mute = mute
client-report = report
client-reported = reported
client-dealer = The dealer
client-points = points
client-cards-in-hand = cards in hand
client-away = away
client-over = The game is over
client-nobody-won = Nobody won.
client-replay = Replay
client-download = Download the record
client-rematch = Play again
client-pass-device = Pass the device
client-pass-to = Pass the device to { $name }.
client-it-is-me = It is me
client-throw = What do the dice on your table show?
client-hand = Hand
client-next-turn = next turn
client-i-give = I give
client-i-ask = I ask for
client-some-good = { $n } { $good }
client-terms = { $give } for { $get }
client-corner = Corner
client-harbour = 2:1 { $good } harbour
client-harbour-any = 3:1 harbour
client-your-name = Your name
client-seats = Seats
client-me = me
client-open-seat = open seat
client-bot = bot: { $bot }
client-options = Rules of this table
client-table = Table
client-option-pace = Clock
client-option-pace-fast = fast
client-option-pace-normal = normal
client-option-pace-relaxed = relaxed
client-option-pace-untimed = no clock
client-option-pace-1-day = one day a decision
client-option-pace-3-day = three days a decision
client-option-pace-7-day = seven days a decision
client-option-absence = If somebody is away
client-option-absence-once = a bot plays that decision
client-option-absence-seat = a bot takes the seat
client-option-absence-vote = the others vote
client-option-absence-wait = wait
client-option-chat = Chat
client-option-chat-phrases = set phrases
client-option-chat-free = free text
client-option-chat-off = none
client-option-private = Only for people with the link
client-option-counting = Show what can be counted (hands, cards, dice)
client-option-hints = Allow hints: a bot says what it would do
client-option-by_hand = We throw real dice
client-open-table = Open the table
client-invite = Invite with this link
client-qr = The link as a QR code
client-copy = Copy
client-copied = Copied
client-sit = Sit here
client-seat-bot = put a bot here
client-ready = I am ready
client-not-ready = Not ready yet
client-leave = Leave
client-committed = The chance of this game was fixed before it began:
client-waiting-players = The game begins when every seat is taken and ready.
client-language = Language
client-theme = Colours
client-theme-auto = as the device
client-theme-light = light
client-theme-dark = dark
client-confirm-moves = Confirm moves
client-confirm-always = always
client-confirm-touch = on touch screens
client-confirm-never = never
client-motion = Motion
client-motion-auto = as the device
client-motion-less = less
client-contrast = Contrast
client-contrast-normal = normal
client-contrast-more = more
client-sound = Sound
client-speech = Spoken prompts
client-account = Account
client-logged-in = You are { $name }.
client-are-guest = You are a guest: { $name }. With an account your games stay yours.
client-nick = Nick
client-password = Password (8 characters or more)
client-register = Make an account
client-login = Log in
client-export = Export my data
client-delete = Delete me
client-delete-sure = Delete your name and data for good?
client-done = Done.
client-search = Search
client-first = To the start
client-back = One back
client-forward = One forward
client-move-number = Move
client-look-from = Look from
client-spectator = a spectator
client-phrase-hello = Hello!
client-phrase-good-luck = Good luck!
client-phrase-thanks = Thanks!
client-phrase-sorry = Sorry!
client-phrase-well-played = Well played!
client-phrase-one-moment = One moment, please.
client-phrase-your-turn = It is your turn.
client-phrase-shall-we-trade = Shall we trade?
client-phrase-no-thanks = No, thanks.
client-phrase-good-game = Good game!
client-phrase-goodbye = Goodbye!
client-last = To the end
client-open-cards = Open cards
client-play-on = Play on from here as { $name }
client-dice = Dice
client-dice-rolls = { $n ->
    [one] One roll
   *[other] { $n } rolls
}. The band shows how often each sum falls in 95 of 100 games with fair dice.
client-dice-bar = { $value }: { $count } times; fair dice { $low } to { $high }
client-luck = Luck with the dice
client-luck-about = Cards and goods the dice brought, against what they bring on average from where everybody stood at each roll.
client-luck-got = got
client-luck-more = more or less
client-check-dice = Check the dice
client-check-about = Every draw is computed again in this page, from the secret that was locked away before the game.
client-check-promised = The secret is the one that was promised before the game.
client-check-not-promised = The secret is not the one that was promised before the game!
client-check-right = { $n ->
    [one] The one draw fell as the secret says.
   *[other] All { $n } draws fell as the secret says.
}
client-check-wrong = Row { $row }: “{ $fell }” should have been “{ $fair }”.
client-check-none = Nothing is known about the chance of this game: its record has no secret.
client-record = Record
client-replay-of = Replay: { $game }
client-said = { $what }: { $more }
client-keep-holding = Keep pressing!
client-grown-ups = Ask a grown-up
client-how-much = How much is { $a } + { $b }?
client-go-on = Go on

client-hint = Hint
client-curve = Chances to win
client-curve-about = As a bot judges the position with open cards. A click goes to that move.

# The table.
client-phases = Phases of the turn
client-seat-open = { $name } in detail
client-you = you
client-bot-note = bot · { $bot }
client-which-rules = Which rules?
client-left = left
client-first-choose = Choose first
client-one-moment = One moment…
client-turn-of = { $name } to play
client-read-rule = Read the rule
client-show-legal = Show where it can be done
client-story-older = Show the whole story
client-turn-number = turn { $n }
client-founding = founding
client-now = now
client-tab-story = Story
client-tab-chat = Chat
client-tab-count = Count
client-tab-bank = Bank
client-tab-menu = Menu
client-tab-more = Details
client-throw-short = Your dice
client-welcome-more = In your browser, no account needed. Against friends, against bots, or a little of both.
client-have-code = Have a code?
client-join = Join
client-no-games = No game yet. Play now: it takes one tap.
client-open-tables = Open tables
client-sit-down = Sit down
client-look = Look

# The end, and after.
client-end-won = { $name } wins with { $points ->
    [one] one point
   *[other] { $points } points
}!
client-end-won-together = { $names } win together with { $points ->
    [one] one point
   *[other] { $points } points
} each!
client-end-turns = { $n ->
    [one] one turn
   *[other] { $n } turns
}
client-end-minutes = { $n ->
    [one] one minute
   *[other] { $n } minutes
}
client-end-podium = Places, and where the points come from
client-end-place = Place
client-end-moments = Turning points
client-end-moved = { $who } from { $from } to { $to }
client-end-watch = Watch turning point { $n }
client-end-again = Play it again
client-end-again-label = Play turning point { $n } again
client-end-show = Result
client-end-close = Look at the board
client-end-seats = Seats of the next game
client-end-seats-same = Same seats
client-end-seats-swapped = Swapped seats
client-end-seats-on = One seat on
client-end-join = To the next game
client-end-link = Share the link
client-end-picture = Save a picture
client-end-saved = Saved
client-turning-point = Turning point { $n }: { $what } ({ $swing } changed hands)
client-luck-short = Luck
client-luck-line = { $got } received, { $expected } on average

# The replay.
client-run = Run
client-pause = Pause
client-turn = turn
client-turn-back = One turn back
client-turn-on = One turn forward
client-speed = Speed
client-speed-times = { $n } times as fast
client-move-of = { $at } of { $last }, turn { $turn }
client-what-if = What if…
client-what-if-about = Leave the record here and play on against bots.
client-share-moment = Share this moment
