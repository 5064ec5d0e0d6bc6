-- Pictures of the site whose use has a copy for dense screens: a walk looks every night for those that lack it.
create index stored_file_dense_use on stored_file (id)
  where use_type in (40, 41, 42, 46, 47, 48, 49, 50, 53, 7);
