-- Tags and topics count the posts that everybody may see: a word that only private posts carry is nobody else's to read.
update tag set use_count = greatest(0, use_count - kept.count)
  from (select tag, count(*)::int as count from publish, unnest(tags) as tag
    where status = 2 and not expose_others group by tag) as kept
  where kept.tag = tag.name;
-- Following a tag asks whether it was ever met.
delete from tag where use_count = 0 and not exists (select 1 from tag_follow where tag_follow.tag = tag.name);
update topic set use_count = greatest(0, use_count - kept.count)
  from (select topic_id, count(*)::int as count from publish, unnest(topic_ids) as topic_id
    where status = 2 and not expose_others group by topic_id) as kept
  where kept.topic_id = topic.id;

-- Posts that everybody may see, beside all that are published: what others read on a member's page.
alter table member add column public_publish_count integer not null default 0;
update member set public_publish_count = open.count
  from (select author_id, count(*)::int as count from publish
    where status = 2 and expose_others group by author_id) as open
  where open.author_id = member.id;
