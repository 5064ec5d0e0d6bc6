-- Make-up cards that a member got for coins beforehand; the next missed day takes one instead of coins.
alter table growth_member add column make_up_cards integer not null default 0 check (make_up_cards >= 0);
