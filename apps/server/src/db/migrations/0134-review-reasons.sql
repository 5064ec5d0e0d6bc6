-- Sentences that staff choose as the reason of a decision.
create table review_reason (
  id uuid primary key,
  text text not null,
  kinds text[] not null,
  position integer not null,
  version integer not null default 1,
  -- Stays as a row, so that seeding does not bring it back.
  removed_at timestamptz
);
