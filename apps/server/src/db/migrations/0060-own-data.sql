-- What one member did, for their export.
create index reply_like_member on reply_like (member_id, created_at desc, reply_id desc);
create index post_share_member on post_share (member_id, day desc, publish_id desc) where member_id is not null;
