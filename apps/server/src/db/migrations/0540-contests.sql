-- Photo contests: rules, entries, the public vote, the jury, results.

-- 64 bits that survive scaling and compression, as 16 hexadecimal digits; null for what was uploaded before.
alter table stored_file add column picture_hash text check (picture_hash ~ '^[0-9a-f]{16}$');

create table contest (
  id uuid primary key,
  -- 1 official, 2 of a circle, 3 of members
  kind smallint not null check (kind between 1 and 3),
  title text not null check (title <> ''),
  theme text not null default '',
  -- Markdown; its pictures are named by their paths.
  body text not null default '',
  organiser text not null default '',
  contact text not null default '',
  cover_file_id uuid references stored_file,
  cover_path text,
  cover_small_path text,
  collect_start timestamptz not null,
  collect_end timestamptz not null,
  first_audit_end timestamptz not null,
  -- Null without a public vote.
  vote_start timestamptz,
  vote_end timestamptz,
  -- Null without a jury.
  judge_end timestamptz,
  notice_start timestamptz not null,
  notice_end timestamptz not null,
  original_days smallint not null default 5 check (original_days between 0 and 30),
  entries_max smallint not null default 5 check (entries_max between 1 and 20),
  -- Per cent of the jury; the rest is for the vote.
  weight_judge smallint not null default 70 check (weight_judge between 0 and 100),
  votes_per_day smallint not null default 3 check (votes_per_day between 1 and 10),
  -- 1 the earlier entry, 2 both
  tie_rule smallint not null default 1 check (tie_rule in (1, 2)),
  -- [{name, weight}]
  criteria jsonb not null default '[]',
  -- Of each photograph, as data: see `PhotoRules`.
  rules jsonb not null,
  -- 0 draft, 1 waits for review, 2 runs, 10 cancelled, 11 refused
  stage smallint not null default 0 check (stage in (0, 1, 2, 10, 11)),
  -- What the stage and time make of it, at most a minute old: for lists.
  state smallint not null default 0 check (state between 0 and 11),
  next_at timestamptz,
  -- Staff hold it: for it, time stands still.
  held_at timestamptz,
  hold_reason text not null default '',
  stage_reason text not null default '',
  -- When it was announced first, its electorate frozen, its result computed and published.
  announced_at timestamptz,
  electors_at timestamptz,
  result_at timestamptz,
  published_at timestamptz,
  -- The published marks, and their SHA-256.
  sheet text,
  sheet_sha256 text,
  preview_token text not null,
  next_number integer not null default 1,
  -- Moved in the transactions that cause them.
  entry_count integer not null default 0 check (entry_count >= 0),
  shown_count integer not null default 0 check (shown_count >= 0),
  -- Who of the members started it; null for the site's own.
  member_id uuid references member,
  created_by uuid,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (collect_start < collect_end and collect_end <= first_audit_end),
  check ((vote_start is null) = (vote_end is null)),
  check (vote_start is null or (first_audit_end <= vote_start and vote_start < vote_end)),
  check (judge_end is null or first_audit_end < judge_end),
  check (vote_end is not null or judge_end is not null),
  check (notice_start < notice_end and notice_start >= greatest(first_audit_end, vote_end, judge_end)),
  check ((cover_path is null) = (cover_small_path is null)),
  check (stage <> 2 or announced_at is not null),
  check ((result_at is null) = (sheet is null) and (sheet is null) = (sheet_sha256 is null)),
  check (published_at is null or result_at is not null)
) with (fillfactor = 85);
create index contest_listed on contest (announced_at desc, id desc) where announced_at is not null;
create index contest_newest on contest (created_at desc, id desc);
create index contest_due on contest (next_at) where next_at is not null;
create index contest_cover_file on contest (cover_file_id) where cover_file_id is not null;
create index contest_member on contest (member_id) where member_id is not null;

-- Pictures in the rules page.
create table contest_picture (
  contest_id uuid not null references contest on delete cascade,
  position smallint not null,
  -- Of an uploaded picture; null for one that came with the program.
  file_id uuid references stored_file,
  path text not null,
  small_path text not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  primary key (contest_id, position)
);
create index contest_picture_file on contest_picture (file_id);

-- What was changed after collecting began, as everybody reads it.
create table contest_change (
  id uuid primary key,
  contest_id uuid not null references contest on delete cascade,
  text text not null check (text <> ''),
  created_at timestamptz not null
);
create index contest_change_newest on contest_change (contest_id, created_at desc, id desc);

create table contest_group (
  id uuid primary key,
  contest_id uuid not null references contest on delete cascade,
  position smallint not null,
  name text not null check (name <> ''),
  -- Of one entry: 1 of a single, 3 to 8 of a set.
  photos_min smallint not null default 1,
  photos_max smallint not null default 1,
  -- Its own rules of photographs in place of those of the contest; null for the same.
  rules jsonb,
  unique (contest_id, position),
  check (photos_min between 1 and photos_max and photos_max <= 8)
);

create table contest_prize (
  id uuid primary key,
  contest_id uuid not null references contest on delete cascade,
  -- Null for all groups together.
  group_id uuid references contest_group on delete cascade,
  position smallint not null,
  name text not null check (name <> ''),
  -- 1 score, 2 valid votes
  basis smallint not null check (basis in (1, 2)),
  count smallint not null check (count between 1 and 100),
  -- What it is, in words.
  description text not null default '',
  -- Yuan for one.
  value numeric(10, 2) not null default 0 check (value >= 0),
  gift_id uuid references gift,
  coins integer not null default 0 check (coins between 0 and 1000000),
  frame_id text references profile_frame,
  -- Whether winners are asked for their identity papers, sealed.
  needs_papers boolean not null default false,
  unique (contest_id, position)
);
create index contest_prize_group on contest_prize (group_id) where group_id is not null;
create index contest_prize_gift on contest_prize (gift_id) where gift_id is not null;
create index contest_prize_frame on contest_prize (frame_id) where frame_id is not null;

create table contest_entry (
  id uuid primary key,
  contest_id uuid not null references contest,
  group_id uuid not null references contest_group,
  -- Its post; null once that is purged: results keep the work number alone.
  publish_id uuid unique references publish on delete set null,
  author_id uuid not null references member,
  -- Its work number in the contest, which follows the order in which entries came in.
  number integer not null check (number > 0),
  title text not null,
  -- 1 waits, 2 shown, 3 returned, 4 refused, 5 withdrawn, 6 finalist, 7 original due, 8 original sent, 9 proposed, 10 won,
  -- 11 disqualified, 12 not won
  state smallint not null check (state between 1 and 12),
  -- 1 to 12; 0 for none
  reason smallint not null default 0 check (reason between 0 and 12),
  reason_note text not null default '',
  correct_until timestamptz,
  original_until timestamptz,
  -- One list of verdicts per photograph, and 0 green, 1 amber, 2 red for the worst.
  verdicts jsonb not null default '[]',
  level smallint not null default 0 check (level between 0 and 2),
  original_declared boolean not null,
  -- Moved in the transactions that cause them. Those of flagged voters are counted apart.
  votes integer not null default 0 check (votes >= 0),
  suspect_votes integer not null default 0 check (suspect_votes between 0 and votes),
  -- Of the result: a score in ten thousandths, the mean z-score in billionths.
  rank integer check (rank > 0),
  score integer,
  mean_z bigint,
  -- Its author asked for the erasure of their account: no name is shown.
  is_nameless boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (contest_id, number),
  unique (contest_id, id),
  check ((state = 3) = (correct_until is not null)),
  check (state not in (4, 11) or reason > 0)
) with (fillfactor = 85);
create index contest_entry_author on contest_entry (author_id, contest_id);
create index contest_entry_group on contest_entry (group_id, state);
create index contest_entry_audit on contest_entry (contest_id, state, level desc, number);
create index contest_entry_ranked on contest_entry (contest_id, group_id, rank, number) where rank is not null;
create index contest_entry_correct on contest_entry (correct_until) where correct_until is not null;

-- The photographs of an entry, to find the same one elsewhere.
create table contest_photo (
  entry_id uuid not null references contest_entry on delete cascade,
  position smallint not null,
  file_id uuid references stored_file on delete set null,
  sha256 bytea not null,
  -- Of the file, which may be erased; null where it has none.
  hash text check (hash ~ '^[0-9a-f]{16}$'),
  primary key (entry_id, position)
);
create index contest_photo_same on contest_photo (sha256);
create index contest_photo_file on contest_photo (file_id);

-- Originals: stored, compared, never served to the public.
create table contest_original (
  id uuid primary key,
  entry_id uuid not null references contest_entry on delete cascade,
  file_id uuid not null references stored_file,
  format text not null,
  verdicts jsonb not null default '[]',
  created_at timestamptz not null
);
create index contest_original_entry on contest_original (entry_id, created_at desc);
create index contest_original_file on contest_original (file_id);

-- Who may vote: written once, when the vote opens.
create table contest_elector (
  contest_id uuid not null references contest,
  member_id uuid not null references member,
  primary key (contest_id, member_id)
);
create index contest_elector_member on contest_elector (member_id);

create function refuse_late_elector() returns trigger language plpgsql as $$
begin
  if exists (select from contest where id = new.contest_id and electors_at is not null) then
    raise exception 'the electorate of a contest is frozen' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger contest_elector_is_frozen before insert on contest_elector
  for each row execute function refuse_late_elector();

-- Votes that a member has given on a day of Shanghai: the row that is locked.
create table contest_vote_day (
  contest_id uuid not null,
  member_id uuid not null,
  day date not null,
  used smallint not null check (used between 0 and 10),
  primary key (contest_id, member_id, day),
  foreign key (contest_id, member_id) references contest_elector
);
create index contest_vote_day_member on contest_vote_day (member_id);

-- Given and taken back: the newest turn of an entry, a member and a day counts. Nothing is ever changed.
create table contest_ballot (
  id uuid primary key,
  contest_id uuid not null,
  entry_id uuid not null,
  member_id uuid not null,
  day date not null,
  turn smallint not null check (turn > 0),
  -- Odd turns give, even ones take back.
  given boolean not null check (given = (turn % 2 = 1)),
  -- Keyed hashes of the network and the browser.
  network text not null default '',
  device text not null default '',
  created_at timestamptz not null,
  unique (entry_id, member_id, day, turn),
  foreign key (contest_id, member_id) references contest_elector,
  foreign key (contest_id, entry_id) references contest_entry (contest_id, id)
);
create index contest_ballot_member on contest_ballot (contest_id, member_id, day);
create index contest_ballot_voter on contest_ballot (member_id);
create index contest_ballot_newest on contest_ballot (contest_id, created_at);
create index contest_ballot_entry on contest_ballot (contest_id, entry_id);

-- Voters whose votes are counted apart, and why; lifted by staff.
create table contest_vote_flag (
  contest_id uuid not null,
  member_id uuid not null,
  kind text not null check (kind in ('network', 'registration', 'onlyOne', 'burst')),
  size integer not null,
  created_at timestamptz not null,
  lifted_at timestamptz,
  lift_reason text not null default '',
  primary key (contest_id, member_id, kind),
  foreign key (contest_id, member_id) references contest_elector,
  check ((lifted_at is null) = (lift_reason = ''))
);
create index contest_vote_flag_member on contest_vote_flag (member_id);

create table contest_judge (
  id uuid primary key,
  contest_id uuid not null references contest on delete cascade,
  staff_id uuid not null references staff_account,
  -- The judge's account on the site, where there is one: relations to entrants are found by it.
  member_id uuid references member,
  title text not null default '',
  -- 1 invited, 2 accepted, 3 declined, 4 left
  state smallint not null default 1 check (state between 1 and 4),
  -- Relations that the judge declared.
  conflict text not null default '',
  -- Orders this judge's works.
  seed integer not null,
  left_reason text not null default '',
  invited_at timestamptz not null,
  answered_at timestamptz,
  left_at timestamptz,
  version integer not null default 1,
  unique (contest_id, staff_id),
  check ((state = 4) = (left_at is not null))
);
create index contest_judge_staff on contest_judge (staff_id, state);
create index contest_judge_member on contest_judge (member_id) where member_id is not null;

create table contest_judge_group (
  judge_id uuid not null references contest_judge on delete cascade,
  group_id uuid not null references contest_group on delete cascade,
  primary key (judge_id, group_id)
);
create index contest_judge_group_group on contest_judge_group (group_id);

create table contest_round (
  id uuid primary key,
  contest_id uuid not null references contest on delete cascade,
  number smallint not null check (number between 1 and 5),
  -- 1 pass, 2 marks, 3 ranks
  kind smallint not null check (kind between 1 and 3),
  quorum smallint not null check (quorum between 1 and 30),
  -- How many go on to the next round; null for all that pass.
  keep integer check (keep > 0),
  closes_at timestamptz not null,
  opened_at timestamptz,
  frozen_at timestamptz,
  unique (contest_id, number),
  check (frozen_at is null or opened_at is not null)
);

-- What is judged in a round: fixed when it opens.
create table contest_round_entry (
  round_id uuid not null references contest_round on delete cascade,
  entry_id uuid not null references contest_entry,
  primary key (round_id, entry_id)
);
create index contest_round_entry_entry on contest_round_entry (entry_id);

create table contest_recusal (
  judge_id uuid not null references contest_judge on delete cascade,
  entry_id uuid not null references contest_entry,
  -- 1 declared, 2 their own entry, 3 follows, 4 one circle
  reason smallint not null check (reason between 1 and 4),
  note text not null default '',
  created_at timestamptz not null,
  primary key (judge_id, entry_id)
);
create index contest_recusal_entry on contest_recusal (entry_id);

-- A correction of frozen marks: by two of the staff, with a note that everybody reads.
create table contest_correction (
  id uuid primary key,
  contest_id uuid not null references contest,
  note text not null check (note <> ''),
  requested_by uuid not null,
  decided_by uuid not null,
  created_at timestamptz not null,
  check (requested_by <> decided_by)
);
create index contest_correction_contest on contest_correction (contest_id, created_at);

-- The newest turn of a judge for an entry counts. Nothing is ever changed.
create table contest_mark (
  id uuid primary key,
  round_id uuid not null,
  entry_id uuid not null,
  judge_id uuid not null references contest_judge,
  turn smallint not null check (turn > 0),
  -- One of the three, as the kind of the round.
  pass boolean,
  halves smallint[],
  rank smallint check (rank > 0),
  comment text not null default '',
  -- For how long the work was shown before.
  shown_ms integer not null check (shown_ms >= 0),
  correction_id uuid references contest_correction,
  created_at timestamptz not null,
  unique (round_id, judge_id, entry_id, turn),
  foreign key (round_id, entry_id) references contest_round_entry,
  check (num_nonnulls(pass, halves, rank) = 1),
  check (halves is null or (0 <= all (halves) and 20 >= all (halves)))
);
create index contest_mark_entry on contest_mark (round_id, entry_id);
create index contest_mark_judge on contest_mark (judge_id);
create index contest_mark_correction on contest_mark (correction_id) where correction_id is not null;

-- A mark of a frozen round that one of the staff asks to correct, as its judge says; somebody else decides within a day.
create table contest_mark_request (
  id uuid primary key,
  contest_id uuid not null references contest on delete cascade,
  round_id uuid not null,
  entry_id uuid not null,
  judge_id uuid not null references contest_judge,
  pass boolean,
  halves smallint[],
  rank smallint check (rank > 0),
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
  foreign key (round_id, entry_id) references contest_round_entry,
  check (num_nonnulls(pass, halves, rank) = 1)
);
create index contest_mark_request_newest on contest_mark_request (contest_id, created_at desc, id desc);
create index contest_mark_request_entry on contest_mark_request (round_id, entry_id);
create index contest_mark_request_judge on contest_mark_request (judge_id);

create function refuse_mark_of_frozen_round() returns trigger language plpgsql as $$
begin
  -- Locks the round against being frozen meanwhile.
  perform from contest_round where id = new.round_id and opened_at is not null
    and (frozen_at is null or new.correction_id is not null) for share;
  if not found then
    raise exception 'marks of this round are frozen' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger contest_mark_of_open_round before insert on contest_mark
  for each row execute function refuse_mark_of_frozen_round();

create table contest_award (
  id uuid primary key,
  contest_id uuid not null references contest,
  prize_id uuid not null references contest_prize,
  entry_id uuid not null references contest_entry,
  member_id uuid not null references member,
  -- 1 proposed, 2 issued, 3 given up, 4 taken back
  state smallint not null default 1 check (state between 1 and 4),
  -- Of the certificate, public; null until it is issued.
  certificate text unique,
  claim_until timestamptz,
  -- The jury's words, on the certificate.
  words text not null default '',
  created_at timestamptz not null,
  issued_at timestamptz,
  unique (prize_id, entry_id),
  check ((state in (2, 3)) = (certificate is not null) or state = 4)
);
create index contest_award_contest on contest_award (contest_id, created_at);
create index contest_award_entry on contest_award (entry_id);
create index contest_award_member on contest_award (member_id);

create table contest_objection (
  id uuid primary key,
  contest_id uuid not null references contest,
  -- Null where it is about the contest itself.
  entry_id uuid references contest_entry,
  member_id uuid not null references member,
  text text not null check (text <> ''),
  -- 1 open, 2 upheld, 3 dismissed
  state smallint not null default 1 check (state between 1 and 3),
  answer text not null default '',
  answer_by timestamptz not null,
  answered_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  check ((state = 1) = (answered_at is null))
);
create index contest_objection_open on contest_objection (contest_id, state, created_at, id);
create index contest_objection_entry on contest_objection (entry_id) where entry_id is not null;
create index contest_objection_member on contest_objection (member_id, contest_id);

-- Nothing of a vote or a mark is ever changed or deleted: a correction is a row more.
create function refuse_change_of_contest() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger contest_elector_stays before update or delete on contest_elector
  for each row execute function refuse_change_of_contest();
create trigger contest_elector_is_not_emptied before truncate on contest_elector
  for each statement execute function refuse_change_of_contest();
create trigger contest_ballot_is_append_only before update or delete on contest_ballot
  for each row execute function refuse_change_of_contest();
create trigger contest_ballot_is_not_emptied before truncate on contest_ballot
  for each statement execute function refuse_change_of_contest();
create trigger contest_mark_is_append_only before update or delete on contest_mark
  for each row execute function refuse_change_of_contest();
create trigger contest_mark_is_not_emptied before truncate on contest_mark
  for each statement execute function refuse_change_of_contest();
create trigger contest_correction_is_append_only before update or delete on contest_correction
  for each row execute function refuse_change_of_contest();
create trigger contest_change_is_append_only before update on contest_change
  for each row execute function refuse_change_of_contest();

-- A frozen round and a frozen electorate stay so; a published sheet is replaced by no other without a correction's note.
create function refuse_thawing() returns trigger language plpgsql as $$
begin
  raise exception 'what is frozen stays frozen' using errcode = 'check_violation';
end $$;
create trigger contest_round_stays_frozen before update on contest_round
  for each row when (old.frozen_at is not null and new.frozen_at is distinct from old.frozen_at)
  execute function refuse_thawing();
create trigger contest_electors_stay before update of electors_at on contest
  for each row when (old.electors_at is not null and new.electors_at is distinct from old.electors_at)
  execute function refuse_thawing();
