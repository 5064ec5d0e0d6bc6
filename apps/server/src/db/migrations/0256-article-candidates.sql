-- Since when staff decided not to put a member's article on the page of articles; null while it waits for them.
alter table article add column passed_over_at timestamptz;
-- Nobody goes through what was published long before.
update article set passed_over_at = now() from publish
where publish.id = article.publish_id and listed_at is null and publish.created_at < now() - interval '30 days';
create index article_candidate on article (publish_id desc)
  where listed_at is null and passed_over_at is null and not official;
