import { enquiryThanks } from "../../content/thanks.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef, useState } from "react";
import { interestOptions } from "../../content/interest-options.ts";
import { enquiryFields, type EnquiryInput, enquiryInput } from "../../domain/enquiries/schema.ts";
import { request } from "../api-client/api-fetch.ts";
import { failureText } from "../api-client/failure-text.ts";
import { useSendKey } from "../api-client/use-send-key.ts";
import { useSingleMutation } from "../api-client/use-single-mutation.ts";
import { showFieldErrors, usePostedErrors } from "../ui/field-errors.ts";
import { Field } from "../ui/field.tsx";
import { FormProblem } from "../ui/form-problem.tsx";
import { toastFailure } from "../ui/toast-failure.ts";
import { toast } from "../ui/toast-store.ts";
import { Honeypot } from "../ui/honeypot.tsx";
import { useForm } from "../ui/use-form.ts";
import { useFormKept } from "../ui/use-form-kept.ts";
import { cameBy } from "./came-by.ts";
import { ThankYou } from "./thank-you.tsx";

export type ContactFormProps = {
  about: string;
  values: Record<string, string>;
  /** Of the values, what the page came with. */
  given?: Record<string, string>;
  errors: Record<string, string>;
  problem: string;
};

const tryLater = "Please try again later.";

const formOf = (values: Record<string, string>) =>
  Object.fromEntries(enquiryFields.map((name) => [name, values[name] ?? ""])) as EnquiryInput;

function About({ children }: { children: string }) {
  return (
    <p className="contact-about">
      <span className="label">About</span>
      <strong>{children}</strong>
      <a className="link" href="/contact">
        Write about something else
      </a>
      <input type="hidden" name="about" value={children} />
    </p>
  );
}

export function ContactForm({ about, values, given = values, errors, problem }: ContactFormProps) {
  const [sent, setSent] = useState<{ by: string } | null>(null);
  const [sentBefore, setSentBefore] = useState(false);
  // Visitors see the form as soon as the page loads, long before React hydrates it.
  const shownAt = useRef(0);
  const honeypot = useRef<HTMLInputElement>(null);
  const thanks = useRef<HTMLHeadingElement>(null);
  const postedErrors = usePostedErrors(errors);
  const form = useForm({
    resolver: zodResolver(enquiryInput),
    defaultValues: formOf(values),
    errors: postedErrors,
  });
  const { keyOf, hasArrived } = useSendKey("contact");
  const [before] = useState(() => formOf(given));
  const isRestored = useFormKept(form, "contact", before);
  const { isIdle, isPending, error, mutate } = useSingleMutation({
    mutationFn: async (input: EnquiryInput) => {
      const said = { ...input, about: sentBefore ? "" : about };
      const answer = await request("POST", "/api/contact", {
        ...said,
        key: keyOf(JSON.stringify(said)),
        website: honeypot.current?.value ?? "",
        // Words that were there when the page loaded need no time to be typed.
        ...((sentBefore || !isRestored.current) && {
          shownFor: performance.now() - shownAt.current,
        }),
        cameBy: cameBy(),
      });
      return (await answer.json()) as { by: string };
    },
    onSuccess: ({ by }) => {
      hasArrived();
      form.reset(formOf({}));
      shownAt.current = performance.now();
      setSent({ by });
      setSentBefore(true);
      toast({
        title: "Thank you for reaching out!",
        description: enquiryThanks,
      });
    },
    onError: (error) => {
      toastFailure("Error submitting form", error, tryLater);
      showFieldErrors(form.setError, enquiryFields, error);
    },
  });

  useEffect(() => {
    if (sent) thanks.current?.focus();
    else if (sentBefore) form.setFocus("firstName");
  }, [form, sent, sentBefore]);

  if (sent)
    return (
      <ThankYou by={sent.by} headingRef={thanks}>
        <button type="button" className="button button-quiet" onClick={() => setSent(null)}>
          Submit Another Message
        </button>
      </ThankYou>
    );

  const field = (name: (typeof enquiryFields)[number]) => ({
    id: `contact-${name}`,
    defaultValue: sentBefore ? "" : (values[name] ?? ""),
    error: form.formState.errors[name]?.message,
    control: form.register(name),
  });

  return (
    <form
      className="form"
      method="post"
      action="/contact"
      noValidate
      onSubmit={form.handleSubmit((input) => mutate(input))}
    >
      {about && !sentBefore ? <About>{about}</About> : null}
      <FormProblem>{isIdle ? problem : ""}</FormProblem>
      <div className="form-pair">
        <Field label="First name" required autoComplete="given-name" {...field("firstName")} />
        <Field label="Last name" required autoComplete="family-name" {...field("lastName")} />
      </div>
      <Field label="Email" type="email" required autoComplete="email" {...field("email")} />
      <div className="form-pair">
        <Field label="Phone" type="tel" autoComplete="tel" {...field("phone")} />
        <Field label="Company" autoComplete="organization" {...field("company")} />
      </div>
      <Field
        label="What are you interested in?"
        required
        options={interestOptions}
        {...field("interestedIn")}
      />
      <Field label="Message" required rows={6} {...field("message")} />
      <Honeypot id="contact-website" ref={honeypot} />
      <FormProblem>{error ? failureText(error, tryLater) : ""}</FormProblem>
      <div className="form-actions">
        <button className="button button-primary button-large" aria-disabled={isPending}>
          {isPending ? "Submitting..." : "Send message"}
        </button>
        <p className="hint">
          We use what you write to answer you.{" "}
          <a className="link" href="/privacy-policy">
            Privacy policy
          </a>
        </p>
      </div>
    </form>
  );
}
