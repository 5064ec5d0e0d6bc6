-- Lists of posts and comments in the console, in every state.
create index publish_newest_all on publish (created_at desc, id desc);
create index publish_not_published on publish (status, created_at desc, id desc) where status <> 2;
create index reply_newest_all on reply (created_at desc, id desc);
create index reply_in_review on reply (created_at desc, id desc) where status = 1;
