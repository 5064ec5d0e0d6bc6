-- A post counts the comments that are seen on it: what answers one that is in review is not.
update publish set reply_count = greatest(0, publish.reply_count - hidden.count)
  from (select publish_id, sum(child_count)::int as count from reply
    where parent_id is null and status = 1 and child_count > 0 group by publish_id) as hidden
  where hidden.publish_id = publish.id;
