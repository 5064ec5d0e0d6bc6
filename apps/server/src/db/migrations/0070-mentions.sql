-- Where an erased member is named, so that their name can be taken out. Most rows name nobody and are not in it.
create index reply_mentions on reply using gin (mentions jsonb_path_ops) where mentions <> '[]';
create index publish_mentions on publish using gin (mentions jsonb_path_ops) where mentions <> '[]';
create index publish_revision_mentions on publish_revision using gin ((content -> 'mentions') jsonb_path_ops)
  where (content -> 'mentions') <> '[]';
