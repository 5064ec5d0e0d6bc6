-- Prizes that nobody claimed, results that are corrected after their publication, and reminders.

-- What happens to a prize that nobody claimed: 1 the organiser takes it back, 2 it passes on to the next in rank.
alter table contest add column unclaimed_rule smallint not null default 1 check (unclaimed_rule in (1, 2));

-- Whose unclaimed goods these are: the certificate stays with who won it.
alter table contest_award add column in_place_of uuid references contest_award;
-- When it was settled, after the time to claim, whether it was claimed.
alter table contest_award add column claim_closed_at timestamptz;
-- 1 proposed, 2 issued, 3 issued and not claimed, 4 taken back
alter table contest_award drop constraint contest_award_check;
alter table contest_award add constraint contest_award_certificate
  check ((state in (2, 3)) = (certificate is not null) or state = 4 or in_place_of is not null);
create index contest_award_in_place on contest_award (in_place_of) where in_place_of is not null;
create index contest_award_claims on contest_award (contest_id, claim_until)
  where state = 2 and claim_closed_at is null;
-- A prize that was taken back may be given again, with another certificate.
alter table contest_award drop constraint contest_award_prize_id_entry_id_key;
create unique index contest_award_once on contest_award (prize_id, entry_id) where state <> 4;
create index contest_award_prize on contest_award (prize_id);

-- The correction of a published result that one of the staff requests; somebody else decides within a day.
create table contest_reopening (
  id uuid primary key,
  contest_id uuid not null references contest on delete cascade,
  -- Work numbers of what is disqualified, and why: 1 to 12.
  numbers integer[] not null check (cardinality(numbers) > 0),
  cause smallint not null check (cause between 1 and 12),
  -- What everybody reads.
  note text not null check (note <> ''),
  reason text not null,
  requested_by uuid not null,
  requester_name text not null,
  -- 1 waits, 2 approved, 3 refused; one that waits longer than until expires_at has expired
  state smallint not null default 1 check (state between 1 and 3),
  decider_name text,
  decision_reason text not null default '',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  decided_at timestamptz,
  -- Of an approved one: what the result was computed from before, and what changed of the prizes.
  sheet_before text,
  sha256_before text,
  changes text[] not null default '{}',
  check ((state = 2) = (sheet_before is not null) and (sheet_before is null) = (sha256_before is null))
);
create index contest_reopening_newest on contest_reopening (contest_id, created_at desc, id desc);

-- The circle whose owner started it; null for others.
alter table contest add column circle_id uuid references circle;
create index contest_circle on contest (circle_id) where circle_id is not null;
alter table contest add constraint contest_of_circle check (circle_id is null or kind = 2);

-- When a judge with works left, or an entrant whose original is due, was last reminded.
alter table contest_judge add column reminded_at timestamptz;
alter table contest_entry add column reminded_at timestamptz;

-- Results that are published already: the next pass finds when their prizes are due.
update contest set next_at = published_at where published_at is not null;
