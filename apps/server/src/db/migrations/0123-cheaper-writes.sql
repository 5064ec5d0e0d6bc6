-- A post has about eighty search terms. Added one by one they cost two milliseconds of publishing it; collected in a short
-- list and merged together every thirty posts or so, a fifth of that. A search reads the list too, at most 32 pages.
alter index search_entry_terms set (fastupdate = on, gin_pending_list_limit = 256);

-- Room in each page, so that a counter or a flag that moves stays in its page and touches no index.
alter table stored_file set (fillfactor = 85);
alter table reply set (fillfactor = 90);
alter table topic set (fillfactor = 70);
alter table vote set (fillfactor = 85);
alter table vote_option set (fillfactor = 70);
alter table post_emotion_tally set (fillfactor = 70);
alter table collect_folder set (fillfactor = 85);
