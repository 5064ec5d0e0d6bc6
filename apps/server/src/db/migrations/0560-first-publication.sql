-- First publication: one link for each photograph that was published, in one chain that only grows.
create table evidence_link (
  number integer primary key check (number > 0),
  -- In Shanghai.
  day date not null,
  -- Of the original file.
  sha256 bytea not null,
  -- SHA-256 of `salt|id of the author`: says who it was to whoever knows both.
  author_mark text not null,
  published_at timestamptz not null,
  added_at timestamptz not null,
  previous text not null,
  hash text not null,
  -- Null after the photograph was removed.
  file_id uuid unique references stored_file on delete set null,
  -- Null, and the salt empty, after an erasure.
  member_id uuid references member,
  salt text not null
);
create index evidence_link_sha256 on evidence_link (sha256, number);
create index evidence_link_day on evidence_link (day, number);
create index evidence_link_member on evidence_link (member_id, number);

-- The last link of each day.
create table evidence_day (
  day date primary key,
  number integer not null,
  count integer not null check (count > 0),
  head text not null
);

-- One row, locked by whoever adds a link.
create table evidence_head (
  is_only boolean primary key default true check (is_only),
  number integer not null,
  hash text not null,
  added_at timestamptz not null
);
insert into evidence_head (number, hash, added_at) values (0, repeat('0', 64), '-infinity');

create function evidence_time(at timestamptz) returns text language sql stable as $$
  select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
$$;

-- The database numbers and chains the links, so that no program can insert one that does not fit.
create function chain_evidence_link() returns trigger language plpgsql as $$
declare
  head evidence_head;
begin
  select * into strict head from evidence_head for update;
  new.number := head.number + 1;
  new.previous := head.hash;
  -- Clocks of nodes differ a little; the chain does not run backwards.
  new.added_at := date_trunc('second', greatest(new.added_at, head.added_at));
  new.published_at := date_trunc('second', new.published_at);
  new.day := (new.added_at at time zone 'Asia/Shanghai')::date;
  new.author_mark := encode(sha256(convert_to(new.salt || '|' || new.member_id::text, 'UTF8')), 'hex');
  new.hash := encode(sha256(convert_to(concat_ws('|', new.previous, new.number, encode(new.sha256, 'hex'),
    new.author_mark, evidence_time(new.published_at), evidence_time(new.added_at)), 'UTF8')), 'hex');
  update evidence_head set number = new.number, hash = new.hash, added_at = new.added_at;
  insert into evidence_day as known (day, number, count, head) values (new.day, new.number, 1, new.hash)
    on conflict (day) do update set number = new.number, count = known.count + 1, head = new.hash;
  return new;
end $$;
create trigger evidence_link_is_chained before insert on evidence_link
  for each row execute function chain_evidence_link();

-- Later a file may be removed and an author forgotten; nothing else changes.
create function refuse_change_of_evidence() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
    or (new.number, new.day, new.sha256, new.author_mark, new.published_at, new.added_at, new.previous, new.hash)
      is distinct from
       (old.number, old.day, old.sha256, old.author_mark, old.published_at, old.added_at, old.previous, old.hash)
    or (new.file_id is distinct from old.file_id and new.file_id is not null)
    or (new.member_id is distinct from old.member_id and new.member_id is not null)
    or (new.salt <> old.salt and new.salt <> '') then
    raise exception 'links of the chain of first publications do not change' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger evidence_link_is_fixed before update or delete on evidence_link
  for each row execute function refuse_change_of_evidence();
