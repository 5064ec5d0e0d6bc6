-- The order of the queue in one direction, so that a page begins at its key however deep it is.
create index review_case_queue on review_case ((-priority), opened_at, id) where decided_at is null;
create index review_case_queue_of_kind on review_case (kind, (-priority), opened_at, id) where decided_at is null;
drop index review_case_open;
drop index review_case_open_of_kind;
