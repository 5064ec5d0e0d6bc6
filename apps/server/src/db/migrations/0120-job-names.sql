-- Six jobs have other names. `rename_jobs` moves what waits in the queue under the earlier ones; every node calls it when it
-- starts, since nodes of the previous program enqueue by those until the last of them has stopped. See docs/decisions/0166.
create function rename_jobs() returns void language plpgsql as $$
declare
  renamed record;
begin
  for renamed in
    select task.id as task_id, names.earlier, names.later
    from (values
      ('notice.tellFollowers', 'notice.notifyFollowers'),
      ('vote.tellOfEnds', 'vote.notifyOfEnds'),
      ('tag.spell', 'tag.addPinyin'),
      ('ownData.eraseDue', 'personalData.eraseDue'),
      ('ownData.makeExport', 'personalData.makeExport'),
      ('ownData.removeExports', 'personalData.removeExports')
    ) as names (earlier, later)
    join graphile_worker._private_tasks task on task.identifier = names.earlier
  loop
    insert into graphile_worker._private_tasks (identifier) values (renamed.later) on conflict do nothing;
    update graphile_worker._private_jobs job
    set
      task_id = (select id from graphile_worker._private_tasks where identifier = renamed.later),
      -- Where the same work waits under both names it is done twice, which every job allows.
      key = case
        when job.key is null then null
        when exists (
          select from graphile_worker._private_jobs other
          where other.key = renamed.later || substr(job.key, length(renamed.earlier) + 1)
        ) then null
        else renamed.later || substr(job.key, length(renamed.earlier) + 1)
      end
    where job.task_id = renamed.task_id;
  end loop;
end
$$;
