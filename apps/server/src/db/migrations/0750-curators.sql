-- What each curator thinks of a submission.
create table gallery_opinion (
  submission_id uuid not null references gallery_submission on delete cascade,
  staff_id uuid not null references staff_account,
  -- 1 no, 2 perhaps, 3 yes
  mark smallint not null check (mark between 1 and 3),
  note text not null default '',
  marked_at timestamptz not null,
  primary key (submission_id, staff_id)
);
create index gallery_opinion_staff on gallery_opinion (staff_id);

-- 10: the curator took the question back.
alter table gallery_submission
  drop constraint gallery_submission_state_check,
  add constraint gallery_submission_state_check check (state between 1 and 5 or state between 7 and 10);

-- Whoever walked through an exhibition, counted once per day: members, and addresses.
create table exhibition_day (
  exhibition_id uuid not null references exhibition,
  day date not null,
  visitors integer not null check (visitors > 0),
  primary key (exhibition_id, day)
);

-- Who was counted already: a hash that is good for that day alone. Kept for two days.
create table exhibition_visitor (
  exhibition_id uuid not null references exhibition,
  day date not null,
  visitor text not null,
  primary key (exhibition_id, day, visitor)
);
create index exhibition_visitor_day on exhibition_visitor (day);
