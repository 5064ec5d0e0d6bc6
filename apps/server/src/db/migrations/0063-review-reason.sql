-- Why a post was refused: for its author alone, until it is passed.
alter table publish add column review_reason text not null default '';
-- What a notice says beside its sentence, as it was when it was told.
alter table notice add column note text not null default '';
