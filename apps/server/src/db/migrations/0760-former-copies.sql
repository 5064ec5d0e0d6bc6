-- Photographs whose largest copy has 2048 px although their originals have the pixels for 2160: the walk that makes the
-- larger ones looks for them every night, and in the end there are none. Proofs of purchase keep 2048.
create index stored_file_former_copy on stored_file (id)
  where 2048 = any (webp_sizes) and greatest(width, height) >= 2160 and use_type <> 20 and size_bytes > 0;
