-- Private messages. There is one conversation for each pair of members: `low_id` < `high_id`.
create table conversation (
  id uuid primary key,
  low_id uuid not null references member,
  high_id uuid not null references member,
  -- Of the newest message; they are numbered from 1 without gaps.
  last_seq integer not null default 0,
  -- Rises with each message and each recall.
  last_change integer not null default 0,
  -- Who wrote first, as a stranger; null where the other followed them.
  begun_by uuid references member,
  created_at timestamptz not null,
  unique (low_id, high_id),
  check (low_id < high_id)
);
create index conversation_high on conversation (high_id);
create index conversation_begun on conversation (begun_by, created_at) where begun_by is not null;

-- A conversation as one of its two members has it.
create table conversation_side (
  conversation_id uuid not null references conversation on delete cascade,
  member_id uuid not null references member,
  peer_id uuid not null references member,
  has_written boolean not null default false,
  -- The other wrote first, and the member has neither answered nor follows them.
  is_stranger boolean not null default false,
  -- As in the conversation. What lies between them is unread: writing reads everything before.
  last_seq integer not null default 0,
  read_seq integer not null default 0,
  -- The member deleted everything up to it, for themself.
  cleared_seq integer not null default 0,
  -- Of the newest message; null while it is not listed.
  last_at timestamptz,
  is_pinned boolean not null default false,
  is_muted boolean not null default false,
  primary key (conversation_id, member_id),
  check (read_seq <= last_seq and cleared_seq <= read_seq)
);
create index conversation_side_list
  on conversation_side (member_id, is_stranger, is_pinned, last_at, conversation_id) where last_at is not null;
create index conversation_side_unread on conversation_side (member_id) include (last_seq, read_seq)
  where last_seq > read_seq and not is_muted;
create index conversation_side_member on conversation_side (member_id);
create index conversation_side_peer on conversation_side (peer_id);

create table message (
  id uuid primary key,
  conversation_id uuid not null references conversation on delete cascade,
  seq integer not null,
  change integer not null,
  sender_id uuid not null references member,
  -- Made by the sender's browser: sent again, it is the same message.
  client_id uuid not null,
  -- 1 text, 2 photographs, 3 card
  kind smallint not null check (kind between 1 and 3),
  text text not null default '',
  -- As search compares it.
  folded text not null default '',
  -- Of a text to a stranger: the same one to many is refused.
  text_hash bytea,
  card_kind text,
  card_id uuid,
  recalled_at timestamptz,
  created_at timestamptz not null,
  unique (conversation_id, seq),
  unique (conversation_id, change),
  unique (sender_id, client_id),
  check ((card_kind is null) = (card_id is null))
);
create index message_repeated on message (sender_id, text_hash, created_at) where text_hash is not null;

create table message_picture (
  message_id uuid not null references message on delete cascade,
  position smallint not null,
  file_id uuid not null unique references stored_file,
  primary key (message_id, position)
);

create table message_setting (
  member_id uuid primary key references member,
  -- Who may write first: 1 everybody, 2 whom the member follows, 3 who follow each other, 4 nobody; null: by level.
  sender smallint check (sender between 1 and 4),
  read_marks boolean not null default true
);
