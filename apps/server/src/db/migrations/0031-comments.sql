-- A comment may carry one photograph, be folded by the post's author, and name people.
alter table reply
  add column file_id uuid references stored_file (id),
  add column folded boolean not null default false,
  -- [{userId, name}], the name as it was written.
  add column mentions jsonb not null default '[]';
-- A photograph belongs to one comment, so that it may go with it.
create unique index reply_file on reply (file_id) where file_id is not null;
-- One comment of a post is pinned at most, however many hands press at once.
create unique index reply_pinned on reply (publish_id) where pinned;

alter table publish add column mentions jsonb not null default '[]';

-- Whom somebody named or answered last, for the list that opens at @.
create table recent_contact (
  member_id uuid not null references member (id),
  other_id uuid not null references member (id),
  at timestamptz(3) not null,
  primary key (member_id, other_id)
);
create index recent_contact_newest on recent_contact (member_id, at desc);
create index recent_contact_other on recent_contact (other_id);

create table report (
  id uuid primary key,
  member_id uuid not null references member (id),
  -- 1 post, 2 comment, 3 circle
  report_type smallint not null,
  target_id uuid not null,
  reason smallint not null,
  body text not null default '',
  file_ids uuid[] not null default '{}',
  -- 1 waits for a decision, 2 upheld, 3 not upheld
  status smallint not null default 1,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  unique (member_id, report_type, target_id)
);
create index report_target on report (report_type, target_id) where status = 1;
create index report_member on report (member_id, created_at desc);
