-- Tickets of members to customer service.
create sequence feedback_number as integer;
create table feedback (
  id uuid primary key,
  -- For people: F000123.
  number integer not null unique default nextval('feedback_number'),
  member_id uuid not null references member,
  -- 1 idea, 2 fault, 3 product and repair, 4 order and present, 5 other
  type smallint not null check (type between 1 and 5),
  text text not null check (text <> ''),
  -- A phone number or a mail address, encrypted; null for none.
  contact_cipher bytea,
  -- 1 waiting, 2 taken, 3 replied, 4 closed
  state smallint not null default 1 check (state between 1 and 4),
  -- Displayed name of who of the staff took it or answered last; empty for nobody.
  staff_name text not null default '',
  -- 1 the member, 2 staff, 3 a job
  closed_by smallint check (closed_by between 1 and 3),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  closed_at timestamptz,
  check ((state = 4) = (closed_at is not null)),
  check ((closed_at is null) = (closed_by is null))
);
alter sequence feedback_number owned by feedback.number;
create index feedback_member on feedback (member_id, created_at desc, id desc);
create index feedback_newest on feedback (created_at desc, id desc);
create index feedback_state on feedback (state, created_at, id);
create index feedback_unanswered on feedback (updated_at) where state = 3;

-- Pictures of a ticket. Each file belongs to one.
create table feedback_picture (
  feedback_id uuid not null references feedback on delete cascade,
  position smallint not null,
  file_id uuid not null unique references stored_file,
  primary key (feedback_id, position)
);

create table feedback_reply (
  id uuid primary key,
  feedback_id uuid not null references feedback on delete cascade,
  -- Null for the member.
  staff_id uuid,
  -- As it was then; empty for the member.
  staff_name text not null default '',
  text text not null check (text <> ''),
  created_at timestamptz not null
);
create index feedback_reply_feedback on feedback_reply (feedback_id, created_at, id);
