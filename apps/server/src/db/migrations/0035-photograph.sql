-- What an author says of a photograph is kept with the photograph, so that every place that shows it says the same.
alter table stored_file
  -- Sizes that exist as Display P3 beside the sRGB ones: only of sources with more colours than sRGB.
  add column p3_sizes integer[] not null default '{}',
  -- 1 all rights reserved, 2 CC BY, 3 CC BY-NC, 4 CC BY-NC-ND, 5 CC0
  add column licence smallint not null default 1 check (licence between 1 and 5),
  -- 0 none, 1 lower right corner, 2 tiled
  add column watermark smallint not null default 0 check (watermark between 0 and 2),
  add column mark_text text not null default '',
  -- Part of the name of marked copies, so that a changed mark has a new address.
  add column mark_version integer not null default 0,
  -- False while copies with the chosen mark are being made: until then none of 1080 px and more is shown.
  add column copies_ready boolean not null default true,
  -- The author lets members see a copy of 3840 px.
  add column large_open boolean not null default false,
  -- What the file's own metadata say of its making: 1 nothing, 2 altered by AI, 3 made by AI.
  add column ai_found smallint not null default 1 check (ai_found between 1 and 3);

alter table picture_exif
  add column film text,
  add column scanner text,
  add column lens_type text,
  add column adapter text,
  -- Fields the author filled in, by their names on the wire.
  add column hand text[] not null default '{}',
  -- The columns the author wrote over, as they were read from the file.
  add column from_file jsonb,
  -- Others are told the hour too.
  add column time_open boolean not null default false;

alter table publish
  -- 1 without AI, 2 altered with AI, 3 made by AI: the stronger of what the author declares and what the files say.
  add column ai_mark smallint not null default 1 check (ai_mark between 1 and 3),
  -- The files say more than the author declared.
  add column ai_suspected boolean not null default false;
