-- What staff call an application in files and lists. It begins with a letter, so that no spreadsheet reads it as a number.
alter table product_application
  add column number text not null
    default ('A' || upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 12))),
  add column sent_at timestamptz(3);
create unique index product_application_number on product_application (number);

-- A gift that somebody chose stays when staff no longer offer it.
alter table product_activity_gift add column is_offered boolean not null default true;

alter table product_activity
  -- Path of its picture; empty without one.
  add column picture_url text not null default '',
  add column picture_file_id uuid references stored_file;
create index product_activity_picture on product_activity (picture_file_id);
