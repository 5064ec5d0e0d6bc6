-- Counters of members apart from their names and pictures: a like moves a narrow row without an index beside its key,
-- and the member's own row, whose version tells nodes when to read cards anew, stays as it is.
create table member_counter (
  member_id uuid primary key references member (id) on delete cascade,
  publish_count integer not null default 0,
  -- Of them, those that everybody may see.
  public_publish_count integer not null default 0,
  -- Posts that were ever published: what was deleted since stays in it.
  accepted_post_count integer not null default 0,
  like_received_count integer not null default 0,
  collect_count integer not null default 0,
  follow_count integer not null default 0,
  fans_count integer not null default 0
) with (fillfactor = 70);

insert into member_counter (member_id, publish_count, public_publish_count, accepted_post_count, like_received_count,
    collect_count, follow_count, fans_count)
  select id, publish_count, public_publish_count, accepted_post_count, like_received_count, collect_count,
    follow_count, fans_count from member;

-- Whoever adds a member: nobody is without counters, so that no move of one is lost.
create function add_member_counter() returns trigger language plpgsql as $$
begin
  insert into member_counter (member_id) values (new.id);
  return null;
end $$;
create trigger add_member_counter after insert on member for each row execute function add_member_counter();

alter table member
  drop column publish_count, drop column public_publish_count, drop column accepted_post_count,
  drop column like_received_count, drop column collect_count, drop column follow_count, drop column fans_count;
