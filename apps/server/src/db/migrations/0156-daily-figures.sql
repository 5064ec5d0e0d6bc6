-- Figures of the console's first page by day: counted by a job, never when they are looked at.
create table daily_figure (
  name text not null,
  day date not null,
  value bigint not null,
  counted_at timestamptz not null,
  primary key (name, day)
);

-- Who used the site on which day, in Shanghai. Only counted; removed after 40 days.
create table member_day (
  day date not null,
  member_id uuid not null,
  primary key (day, member_id)
);
insert into member_day (day, member_id)
select distinct (at at time zone 'Asia/Shanghai')::date, member_id
from session cross join lateral (values (created_at), (last_used_at)) as used (at)
where at > now() - interval '40 days'
on conflict do nothing;

-- What was made on a day: a page of an index for each megabyte of rows, which stand in the order of their time.
create index member_made on member using brin (created_at) with (autosummarize = on);
create index publish_made on publish using brin (created_at) with (autosummarize = on);
create index reply_made on reply using brin (created_at) with (autosummarize = on);
