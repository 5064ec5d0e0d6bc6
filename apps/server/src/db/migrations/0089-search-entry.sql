-- The index of search holds targets of every kind. A purged target leaves it by a hook.
alter table post_search rename to search_entry;
alter table search_entry rename column publish_id to target_id;
alter table search_entry drop constraint post_search_publish_id_fkey,
  add column target_kind text not null default 'post';
alter table search_entry alter column target_kind drop default;
alter table search_entry rename constraint post_search_pkey to search_entry_pkey;
alter table search_entry rename constraint post_search_ordinal_key to search_entry_ordinal_key;
alter index post_search_terms rename to search_entry_terms;
alter index post_search_stale rename to search_entry_stale;
