-- Members are found by part of a name through its pairs of adjacent characters: single ones, digits above all, are in
-- too many names. Nodes before this release do not use them.
create function name_pairs(name text) returns text[] language sql immutable strict parallel safe as $$
  select array(select substr(name, place, 2) from generate_series(1, length(name) - 1) as place)
$$;
create index member_name_pairs on member using gin (name_pairs(nick_name_folded));
