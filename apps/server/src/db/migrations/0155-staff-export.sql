-- Exports of staff that were begun: each is downloaded once, by the session that began it. Rows of a day ago are removed.
create table staff_export (
  id uuid primary key,
  session_id uuid not null references staff_session on delete cascade,
  -- Service of the list.
  list text not null,
  -- Filters and reason, as the call received them.
  input jsonb not null,
  created_at timestamptz not null,
  opened_at timestamptz
);
create index staff_export_session on staff_export (session_id);
