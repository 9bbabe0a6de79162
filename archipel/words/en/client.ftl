# The table in the browser.
client-welcome = One table, many games. Take a seat.
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
client-rules-about = Illustrated, from the aim of the game to every card. Choose a game.
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
client-won = { $name } won!
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
client-bot = bot: { $bot }
client-options = Rules of this table
client-table = Table
client-option-pace = Clock
client-option-pace-fast = fast
client-option-pace-normal = normal
client-option-pace-relaxed = relaxed
client-option-pace-untimed = no clock
client-option-pace-1-day = 1 day a move
client-option-pace-3-day = 3 days a move
client-option-pace-7-day = 7 days a move
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
client-option-newcomers = Newcomers
client-option-newcomers-ask = ask the host
client-option-newcomers-welcome = are welcome
client-option-newcomers-never = stay out
client-option-counting = Show what can be counted (hands, cards, dice)
client-option-hints = Allow hints: a bot says what it would do
client-option-by_hand = We throw real dice
client-open-table = Open the table
client-invite = Invite
client-qr = The link as a QR code
client-copy = Copy the link
client-copied = Copied
client-sit = Sit here
client-seat-bot = Put a bot here
client-ready = I am ready
client-not-ready = Not ready yet
client-leave = Leave
client-committed = What was fixed before the game
client-waiting-players = The game begins when every seat is taken and ready. You may leave this page: the seat stays yours.
client-language = Language
client-theme = Light or dark
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
client-are-guest = You are a guest.
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
client-share = Share
client-play-on = Play on from here as { $name }
client-dice = Dice
client-dice-rolls = { $n ->
    [one] One roll
   *[other] { $n } rolls
}. The band shows how often each sum falls in 95 of 100 games with fair dice.
client-dice-bar = { $value }: { $count ->
    [one] once
   *[other] { $count } times
}; fair dice { $low } to { $high }
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
client-curve-coming = A bot is looking through the game…

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

## The illustrated rules

client-guide-of = { $game }: the rules
client-guide-search = Look up a word in these rules
client-guide-contents = Contents
client-guide-print = Print
client-guide-exact = The exact rules, numbered
client-guide-rule = The exact rule
client-guide-back = Back to the illustrated rules
client-guide-example = Example
client-guide-yes = Yes.
client-guide-no = No.
client-guide-found = { $n ->
    [0] Nothing found
    [one] One place
   *[other] { $n } places
}
client-guide-cards = Search the cards
client-guide-cards-found = { $n ->
    [0] No card
    [one] One kind
   *[other] { $n } kinds
}
client-guide-set = Set
client-guide-kind = Kind
client-guide-all = All

# The pages round the tables.
client-play = Play
client-pages = Pages
client-lobby = Who is playing?
client-lobby-about = Take a free seat, or watch a game.
client-lobby-else = Nobody at your favourite game? Open a table with bots; people may take their seats later.
client-tables-now = { $n ->
    [one] one now
   *[other] { $n } now
}
client-which-game = Which game?
client-only-free = Only with a free seat
client-more-tables = More tables
client-all-games = All
client-watch = Watch
client-to-watch = Games to watch
client-watchers = { $n ->
    [one] one spectator
   *[other] { $n } spectators
}
client-table-of = { $name }’s table
client-seats-free = { $n ->
    [0] no free seat
    [one] 1 seat free
   *[other] { $n } seats free
}
client-seats-are-free = { $n ->
    [one] One seat is free.
   *[other] { $n } seats are free.
}
client-not-ready-yet = Not ready yet: { $names }.
client-choose-game = Choose a game.
client-new-table-about = Everything has a good default. Change what you like.
client-who-sits = Who sits down?
client-how-many = How many play?
client-how-strong = how strong?
client-you-here = You
client-a-bot = Bot
client-free = free
client-bot-short = bot
client-seat-free = Free seat
client-seat-free-about = for anyone with the link
client-seat-me-about = plays here
client-seat-shared-about = shares this device
client-option-about-private = Otherwise it stands in the lobby for everybody.
client-option-about-pace = How long a move may take.
client-option-about-absence = When somebody’s time is over.
client-option-about-newcomers = They may have a bot’s seat while the game goes on.
client-option-about-chat = What people may write to one another.
client-option-about-counting = As far as one could have seen it.
client-option-about-hints = Good for learning.
client-option-about-by_hand = You type in what fell; nobody can check it.
client-clock-about = { $seconds ->
    [0] { $minutes ->
        [one] One minute
       *[other] { $minutes } minutes
    }
   *[other] { $seconds } seconds
} a turn, { $reserve ->
    [one] one minute
   *[other] { $reserve } minutes
} in reserve.
client-more-rules = { $n ->
    [one] One more rule
   *[other] { $n } more rules
}
client-rules-source = Where these rules come from
client-your-table = Your table
client-summary = { $n ->
    [one] One player
   *[other] { $n } players
}: { $open ->
    [0] no free seat
    [one] one free seat
   *[other] { $open } free seats
}, { $bots ->
    [0] no bot
    [one] one bot
   *[other] { $bots } bots
}
client-begin = Begin
client-soon = { $game }, soon
client-at-the-table = At the table
client-this-table = This table
client-host = host
client-is-ready = ready
client-is-choosing = not ready
client-fill-about = Nobody else is coming? Bots may take every free seat.
client-fill = Fill with bots
client-table-code = Table code
client-link = Link
client-meanwhile = Meanwhile
client-sealed = The dice are sealed already. You may check them after the game.
client-settings-about = They apply at once, on this device.
client-settings-look = Look
client-settings-sound = Motion and sound
client-theme-about = Follows your device unless you say so.
client-size = Size of the words
client-size-about = The board stays as large as it can.
client-marks = Colours and shapes
client-marks-about = Every colour has its shape and its letter, everywhere.
client-words = Words
client-words-about = Also in the rules and in the record.
client-confirm-about = First a ghost of the piece, then the piece.
client-speech-about = At tables for children, with the voice of your device.
client-sound-about = Every sound has a visible twin.
client-show = Show
client-notices = Notices
client-notify = Notifications
client-notify-about = When it is your turn or somebody writes, while you look elsewhere.
client-notify-refused = This browser does not allow it here.
client-vibrate = Vibrate
client-vibrate-about = On phones, when it is your turn.
client-are-guest-about = With an account your games stay yours.
client-logout = Log out
client-change = Change
client-change-password = Change the password
client-password-now = Password now
client-password-new = New password (8 characters or more)
client-my-data = My data
client-my-data-about = Everything stored about you, in one file.
client-forget = Forget me
client-forget-about = Games stay, your name goes.
client-profile-of = { $name }: my games and my name
client-games-of = { $name }’s games
client-profile-about = Only you see these figures.
client-with-account = with an account
client-without-account = guest, without an account
client-games-won = Games won
client-games-played = { $n ->
    [one] one game
   *[other] { $n } games
}
client-percent = { $n }%
client-chance-mark = The mark shows what chance alone would give.
client-often-with = Often at the table with
client-figure-games = { $n ->
    [one] game
   *[other] games
} played to the end
client-figure-won = won
client-figure-rate = won; chance alone: { $n }%
client-going-on = Going on
client-last-games = Last games
client-points-of = { $n ->
    [one] one point
   *[other] { $n } points
}
client-game-won = won
client-place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}

# Besides playing: who is there, and the ways out and in.
client-people = People at the table
client-here = here
client-unread = { $n ->
    [one] unread line
   *[other] unread lines
}
client-bot-for-you = A bot is playing for you.
client-come-back = Play again yourself
client-is-late = { $name }’s time is over.
client-vote = Let a bot play
client-voted = You are for it.
client-ask-for-seat = Ask for { $name }’s seat
client-seat-asked = The host is asked whether you may play.
client-withdraw = Ask no more
client-wants-seat = { $name } would like to play for { $seat }.
client-let-in = Yes, welcome
client-keep-out = No
client-played-for = Your time was over: a bot has played for you.
client-understood = All right
client-give-to-bot = Remove: a bot has the seat
client-close-game = Close this game
client-close-about = Nobody else plays here any more: the game ends for everybody.
client-free-seat = Free this seat
client-may-take-over = A bot’s seat may be yours:
client-take-over = Take { $name }’s seat
client-leave-game = Leave the game
client-leave-about = A bot plays on for you, and you may come back.
client-leave-closes = Nobody else plays here: the table closes without you.
client-stay = Stay
client-report-why = What did { $name } do? The last lines of the chat go along.
client-report-send = Send the report

# The keyboard.
client-help = Keyboard
client-help-about = What the keys do here and now.
client-help-where = The key “?” shows it on every page.
client-key-to-next = To the next thing
client-key-to-press = Press what has the focus
client-key-next-place = To the next thing that may be done
client-key-steer = From place to place on the board
client-key-escape = Esc
client-key-enter = Enter
client-key-tab = Tab
client-key-space = Space
client-key-home = Home
client-key-end = End
client-key-pageup = Page up
client-key-pagedown = Page down
client-key-arrowleft = ←
client-key-arrowright = →
client-key-arrowup = ↑
client-key-arrowdown = ↓

# Without a network.
client-no-network = No connection
client-no-network-about = Archipel cannot be reached just now. Games wait; nothing is lost.
client-try-again = Try again

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

client-story-filter = Whose story
client-story-all = All
client-story-only = Only { $name }
client-story-notation = Notation of the record
client-news = What happens
client-no-gain = nothing this roll

## Motion and sound

client-speed-off = off
client-speed-fast = fast
client-speed-normal = normal
client-speed-slow = slow
client-volume = Volume

# Answers where one looks, and offers that are put aside or not heard.
client-undo-what = Take back: { $what }
client-nowhere = There is no place for it now.
client-put-aside = Put aside
client-hush-turn = No more offers this turn
client-hush-bots = Decline all from bots
client-offers-hushed = Offers are declined this turn
client-bots-hushed = Bots’ offers are declined
client-seconds = { $n ->
    [one] one second left
   *[other] { $n } seconds left
}

## The coach: before a move, and after the game.

client-coach = Coach
client-coach-about = Where you play alone against bots: asks before a move that gives much away.
client-coach-off = off
client-coach-big = big mistakes
client-coach-more = more
client-coach-play = Play it
client-coach-again = Look again
client-moments = Moments to learn from
client-moment-best = Your best move
client-moment-slip = Better next time
client-moment-luck = Luck
client-moment-show = Show
client-moment-show-label = Show moment { $n } in the replay
client-moment-try = Try again
client-moment-try-label = Try moment { $n } again
client-moments-looking = Looking through the game…

# Rules at hand, at a table.
client-rules-at-hand = Rules
client-ask-rules = Ask the rules: a word or a question
client-ask-rules-how = Ask in your own words, or press any underlined word at the table.
client-rules-nothing = The rules say nothing about that. Try another word.
client-rules-whole = All the rules, with pictures
client-what-is = What is “{ $word }”?

# Learning.
client-learn = Learn
client-lesson = Lesson
client-newcomer = New here?
client-newcomer-more = Learn a game in minutes, by playing it.
