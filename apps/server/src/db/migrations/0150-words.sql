-- The word list of staff: what a text with one of these words becomes.
create table word (
  id uuid primary key,
  word text not null check (char_length(word) between 1 and 50),
  -- Spellings that differ in case or width are one word.
  word_key text not null generated always as (lower(normalize(word, NFKC))) stored unique,
  action text not null check (action in ('block', 'review', 'replace')),
  -- Empty for asterisks.
  replacement text not null default '' check (action = 'replace' or replacement = ''),
  category text not null default '',
  note text not null default '',
  version integer not null default 1,
  updated_by text not null,
  -- Milliseconds: what a cursor can carry exactly.
  updated_at timestamptz(3) not null
);
create index word_updated on word (updated_at desc, id desc);

-- One row: nodes compile the list again when its version differs, and who changes the list locks it.
create table word_list (
  only_row boolean primary key default true check (only_row),
  version bigint not null
);
insert into word_list (version) values (1);

-- The list of the setting `text.words` is its first content. The setting stays for nodes of the release before.
insert into word (id, word, action, updated_by, updated_at)
select gen_random_uuid(), word, action, 'system', now() from (
  select distinct on (lower(normalize(word, NFKC))) word, action from (
    select btrim(jsonb_path_query(value, '$.block[*] ? (@.type() == "string")') #>> '{}') as word, 'block' as action
      from sys_config where key = 'text.words'
    union all
    select btrim(jsonb_path_query(value, '$.review[*] ? (@.type() == "string")') #>> '{}'), 'review'
      from sys_config where key = 'text.words'
  ) as stored
  where char_length(word) between 1 and 50
  order by lower(normalize(word, NFKC)), action
) as listed;

create function announce_words() returns trigger language plpgsql as $$
begin
  update word_list set version = version + 1;
  perform pg_notify('guangquan', 'config.changed text.words');
  return null;
end $$;
create trigger announce_words after insert or update or delete or truncate on word
  for each statement execute function announce_words();
