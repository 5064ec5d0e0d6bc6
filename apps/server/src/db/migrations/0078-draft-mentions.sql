-- Whom the words of a draft name, so that the name of an erased member can be taken out of it too.
create index draft_mentions on draft using gin ((content -> 'mentions') jsonb_path_ops)
  where (content -> 'mentions') <> '[]';
update draft set content = jsonb_set(content, '{mentions}', named.people)
  from (
    select draft.id,
      jsonb_agg(distinct jsonb_build_object('userId', member.id, 'name', member.nick_name)) as people
    from draft
      cross join lateral regexp_matches(draft.content::text, '@([^@"\\[:space:]]{2,24})', 'g') as run
      cross join lateral generate_series(2, char_length(run[1])) as length
      join member on member.nick_name = left(run[1], length) and member.status = 1
    group by draft.id
  ) as named
  where named.id = draft.id;
