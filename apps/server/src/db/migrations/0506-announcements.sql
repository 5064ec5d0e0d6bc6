-- Published news that members are notified of.
create table news_announcement (
  id uuid primary key,
  news_id uuid not null references news,
  -- Who is notified: `Audience` of the contract.
  audience jsonb not null,
  -- 1 waits for its time, 2 is being sent, 3 sent, 4 withdrawn
  state smallint not null default 1 check (state between 1 and 4),
  send_at timestamptz not null,
  -- Members up to this one are done.
  sent_after uuid,
  sent integer not null default 0,
  created_by text not null,
  created_at timestamptz not null
);
create index news_announcement_news on news_announcement (news_id, created_at desc);
create index news_announcement_due on news_announcement (send_at) where state in (1, 2);
