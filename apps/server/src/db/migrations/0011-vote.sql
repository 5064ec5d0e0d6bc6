create table vote (
  publish_id uuid primary key references publish (id) on delete cascade,
  -- How many options one person may choose.
  max_choices smallint not null,
  -- 1 after choosing, 2 always, 3 after the end
  show_result smallint not null,
  can_change boolean not null,
  ends_at timestamptz not null,
  -- Its author ended it before.
  closed_at timestamptz,
  -- Its voters were told of the end.
  told_at timestamptz,
  voter_count integer not null default 0 check (voter_count >= 0)
);
create index vote_untold on vote (ends_at) where told_at is null;

create table vote_option (
  id uuid primary key,
  publish_id uuid not null references vote (publish_id) on delete cascade,
  -- From 0.
  position smallint not null,
  body text not null,
  file_id uuid references stored_file (id),
  vote_count integer not null default 0 check (vote_count >= 0),
  unique (publish_id, position)
);

create table vote_choice (
  publish_id uuid not null references vote (publish_id) on delete cascade,
  member_id uuid not null references member (id),
  option_id uuid not null references vote_option (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (publish_id, member_id, option_id)
);
create index vote_choice_option on vote_choice (option_id);
create index vote_choice_member on vote_choice (member_id, created_at desc);
