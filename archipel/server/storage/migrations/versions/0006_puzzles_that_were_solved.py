"""Solved puzzles"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "solved",
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("puzzle", sa.String(40), nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("person", "puzzle", "day", name="pk_solved"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_solved_person", ondelete="CASCADE"),
    )


def downgrade() -> None:
    op.drop_table("solved")
