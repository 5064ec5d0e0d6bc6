-- The conversation that whoever reported a member showed with it, up to its newest message at that moment.
alter table report
  add column conversation_id uuid references conversation on delete set null,
  add column conversation_seq integer,
  add check (conversation_id is null or conversation_seq is not null);
create index report_conversation on report (conversation_id) where conversation_id is not null;
