create table camera (
  id text primary key,
  name text not null,
  brand text not null
);
create table lens (
  id text primary key,
  name text not null,
  brand text not null,
  -- Largest aperture, printed behind the name on the film rebate.
  max_aperture numeric(4, 2)
);
-- Spellings that cameras write, folded, for one canonical camera or lens.
create table gear_alias (
  kind text not null check (kind in ('camera', 'lens')),
  folded text not null,
  gear_id text not null,
  primary key (kind, folded)
);

create table stored_file (
  id uuid primary key,
  owner_id uuid not null references member (id),
  use_type smallint not null,
  file_name text not null,
  mime text not null,
  size_bytes bigint not null,
  sha256 bytea not null,
  -- Key of the private original in the store, byte for byte what was uploaded.
  original_key text not null,
  -- Prefix of the copies made for showing: <prefix>/480.webp and so on.
  public_prefix text not null,
  -- Copies up to 1080 px may be read without a signature. Set by the domain that shows the file.
  is_public boolean not null default false,
  -- Pixel sides after turning upright.
  width integer not null,
  height integer not null,
  -- Sizes that exist as WebP, and as AVIF once the job made them.
  webp_sizes integer[] not null default '{}',
  avif_sizes integer[] not null default '{}',
  blur text not null,
  color text not null,
  -- Names of what the upload answers about the file, as the contract lists them.
  verdicts text[] not null default '{}',
  -- Set when a post, draft or profile uses it; unused files are removed after 24 h.
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index stored_file_owner on stored_file (owner_id, created_at desc);
create index stored_file_unused on stored_file (created_at) where used_at is null;

create table picture_exif (
  file_id uuid primary key references stored_file (id) on delete cascade,
  make text,
  model text,
  camera_id text references camera (id),
  lens_model text,
  lens_id text references lens (id),
  focal_length numeric(7, 2),
  focal35 integer,
  f_number numeric(5, 2),
  exposure_time text,
  exposure_seconds double precision,
  iso integer,
  exposure_bias numeric(5, 2),
  flash boolean,
  shot_at timestamp,
  color_space text,
  software text,
  -- 1 from the file, 2 by hand
  source smallint not null default 1
);

create table file_upload (
  id uuid primary key,
  owner_id uuid not null references member (id),
  file_name text not null,
  size_bytes bigint not null,
  sha256 bytea not null,
  use_type smallint not null,
  received integer[] not null default '{}',
  file_id uuid references stored_file (id) on delete set null,
  -- A node is putting the pieces together until then; another one waits for its result.
  finishing_until timestamptz,
  created_at timestamptz not null default now(),
  unique (owner_id, sha256, use_type)
);
create index file_upload_age on file_upload (created_at);
