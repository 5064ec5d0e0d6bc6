-- Proofs of purchase whose copies were made before every copy carried a watermark: a job makes them again.
create index stored_file_unmarked_proof on stored_file (id) where use_type = 20 and mark_version = 0;
