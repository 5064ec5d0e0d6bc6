-- A photograph of which staff made parts unrecognisable is a file of its own, with addresses of its own.
alter table stored_file
  -- The file that it was made from.
  add column masked_from uuid references stored_file (id) on delete set null,
  -- Since when a masked copy stands in its place: nobody can fetch it, and nothing can use it.
  add column withheld_at timestamptz;
create index stored_file_masked_from on stored_file (masked_from) where masked_from is not null;
