-- The number of posts of every camera or lens, read by each node once a minute.
create index gear_stat_posts on gear_stat (kind, gear_id) include (count) where figure = 'posts';
