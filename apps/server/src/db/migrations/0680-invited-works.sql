-- Photographs of members' posts in an exhibition: a curator asks, the author agrees or refuses, and may take the
-- agreement back from a day on. Such a submission belongs to an exhibition instead of a call and has no sealed contact.
alter table gallery_submission
  alter column call_id drop not null,
  alter column contact_cipher drop not null,
  add column exhibition_id uuid references exhibition on delete cascade,
  -- Null where the post was purged since.
  add column publish_id uuid references publish on delete set null,
  -- The first day on which it hangs no longer.
  add column leaves_on date,
  drop constraint gallery_submission_state_check,
  -- 7 asked, 8 refused by its author, 9 taken back before it hung
  add constraint gallery_submission_state_check check (state between 1 and 5 or state between 7 and 9),
  add constraint gallery_submission_source check ((call_id is null) = (exhibition_id is not null)),
  add constraint gallery_submission_contact check ((call_id is null) = (contact_cipher is null)),
  add constraint gallery_submission_leaves check (leaves_on is null or call_id is null);
create index gallery_submission_exhibition on gallery_submission (exhibition_id);
create index gallery_submission_post on gallery_submission (publish_id);
