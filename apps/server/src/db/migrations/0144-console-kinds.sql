-- Lists of one kind of post in the console; most posts are photographs, which every list begins with.
create index publish_other_kinds on publish (publish_type, created_at desc, id desc) where publish_type <> 1;
