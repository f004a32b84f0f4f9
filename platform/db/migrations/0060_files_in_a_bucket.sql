CREATE TABLE "stored_objects" (
	"key" text PRIMARY KEY NOT NULL,
	"held" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stored_objects_key" CHECK ("stored_objects"."key" ~ '^[0-9a-f]{32}-[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "photos" ALTER COLUMN "bytes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_images" ALTER COLUMN "bytes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ALTER COLUMN "bytes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "statements" ALTER COLUMN "pdf" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "pdf" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "object" text;--> statement-breakpoint
ALTER TABLE "blog_images" ADD COLUMN "object" text;--> statement-breakpoint
ALTER TABLE "received_mails" ADD COLUMN "object" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "object" text;--> statement-breakpoint
ALTER TABLE "statements" ADD COLUMN "object" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "object" text;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_object_stored_objects_key_fk" FOREIGN KEY ("object") REFERENCES "public"."stored_objects"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_images" ADD CONSTRAINT "blog_images_object_stored_objects_key_fk" FOREIGN KEY ("object") REFERENCES "public"."stored_objects"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "received_mails" ADD CONSTRAINT "received_mails_object_stored_objects_key_fk" FOREIGN KEY ("object") REFERENCES "public"."stored_objects"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_object_stored_objects_key_fk" FOREIGN KEY ("object") REFERENCES "public"."stored_objects"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_object_stored_objects_key_fk" FOREIGN KEY ("object") REFERENCES "public"."stored_objects"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_object_stored_objects_key_fk" FOREIGN KEY ("object") REFERENCES "public"."stored_objects"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_object_unique" UNIQUE("object");--> statement-breakpoint
ALTER TABLE "blog_images" ADD CONSTRAINT "blog_images_object_unique" UNIQUE("object");--> statement-breakpoint
ALTER TABLE "received_mails" ADD CONSTRAINT "received_mails_object_unique" UNIQUE("object");--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_object_unique" UNIQUE("object");--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_object_unique" UNIQUE("object");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_object_unique" UNIQUE("object");--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_in_one_place" CHECK (("photos"."bytes" is null) <> ("photos"."object" is null));--> statement-breakpoint
ALTER TABLE "blog_images" ADD CONSTRAINT "blog_images_in_one_place" CHECK (("blog_images"."bytes" is null) <> ("blog_images"."object" is null));--> statement-breakpoint
ALTER TABLE "received_mails" ADD CONSTRAINT "received_mails_in_one_place" CHECK ("received_mails"."raw" is null or "received_mails"."object" is null);--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_in_one_place" CHECK (("files"."bytes" is null) <> ("files"."object" is null));--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_in_one_place" CHECK (("statements"."pdf" is null) <> ("statements"."object" is null));--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_in_one_place" CHECK (("invoices"."pdf" is null) <> ("invoices"."object" is null));
--> statement-breakpoint
CREATE FUNCTION pdf_hash(pdf bytea, object text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT coalesce(encode(sha256(pdf), 'hex'), split_part(object, '-', 2))
$$;--> statement-breakpoint
CREATE FUNCTION statements_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF to_jsonb(NEW) - 'pdf' - 'object' = to_jsonb(OLD) - 'pdf' - 'object'
		AND pdf_hash(NEW.pdf, NEW.object) = pdf_hash(OLD.pdf, OLD.object) THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'statements never change'
		USING ERRCODE = 'check_violation', CONSTRAINT = 'statements_append_only', TABLE = 'statements';
END $$;--> statement-breakpoint
DROP TRIGGER statements_append_only ON "statements";--> statement-breakpoint
CREATE TRIGGER statements_append_only BEFORE DELETE OR TRUNCATE ON "statements"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER statements_kept BEFORE UPDATE ON "statements" FOR EACH ROW EXECUTE FUNCTION statements_kept();--> statement-breakpoint
GRANT UPDATE ("pdf", "object") ON "statements" TO CURRENT_USER;--> statement-breakpoint
CREATE OR REPLACE FUNCTION invoices_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.status <> 'void' AND (NEW.id, NEW.serial, NEW.number, NEW.company_id, NEW.date, NEW.due_date, NEW.cents, NEW.snapshot, NEW.hash, NEW.created_at)
		= (OLD.id, OLD.serial, OLD.number, OLD.company_id, OLD.date, OLD.due_date, OLD.cents, OLD.snapshot, OLD.hash, OLD.created_at)
		AND pdf_hash(NEW.pdf, NEW.object) = pdf_hash(OLD.pdf, OLD.object) THEN
		RETURN NEW;
	END IF;
	IF to_jsonb(NEW) - 'pdf' - 'object' = to_jsonb(OLD) - 'pdf' - 'object'
		AND pdf_hash(NEW.pdf, NEW.object) = pdf_hash(OLD.pdf, OLD.object) THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'Invoice % never changes', OLD.number
		USING ERRCODE = 'check_violation', CONSTRAINT = 'invoices_kept', TABLE = 'invoices';
END $$;
