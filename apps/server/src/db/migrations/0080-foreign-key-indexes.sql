-- Deleting a row looks for its children in every table that refers to it. Each foreign key therefore leads an index
-- that holds all of its rows; `is not null` leaves out nothing a foreign key is looked up by.

-- In place of the indexes that left deleted and ended rows out.
create index reply_post on reply (publish_id, status);
drop index reply_count;
create index reply_below on reply (parent_id, created_at, id) where parent_id is not null;
drop index reply_children;
alter index reply_below rename to reply_children;
create index publish_all_of_author on publish (author_id, created_at desc, id desc);
drop index publish_author;
alter index publish_all_of_author rename to publish_author;
create index session_member on session (member_id, created_at);
drop index session_live;

create index reply_answered on reply (reply_to_id) where reply_to_id is not null;
create index vote_option_file on vote_option (file_id) where file_id is not null;
create index file_upload_file on file_upload (file_id) where file_id is not null;
create index picture_exif_camera on picture_exif (camera_id) where camera_id is not null;
create index picture_exif_lens on picture_exif (lens_id) where lens_id is not null;
create index realtime_ticket_member on realtime_ticket (member_id);
create index social_flow_member on social_flow (member_id) where member_id is not null;
create index social_scan_member on social_scan (member_id) where member_id is not null;
create index tag_follow_tag on tag_follow (tag);
create index upload_pass_member on upload_pass (member_id);
create index upload_pass_session on upload_pass (session_id);
